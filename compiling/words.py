"""Messages of ./tablee during setup (English, French), and phrases by which installers report a missing network.

Like ./tablee, this file must run on any Python the machine has.
"""

MESSAGES = {
    "old": (
        "Tablée needs Python {0} or newer; this is Python {1}. Install a newer one, then start it as: python3.12 tablee",
        "Tablée demande Python {0} ou plus récent ; ceci est Python {1}. Installez-en un, puis lancez : python3.12 tablee",
    ),
    "venv": (
        "This Python cannot create virtual environments (venv or ensurepip is missing). {0}, then start again.",
        "Ce Python ne sait pas créer d’environnement virtuel (il manque venv ou ensurepip). {0}, puis relancez.",
    ),
    "apt": ("On Debian or Ubuntu: sudo apt install {0}", "Sous Debian ou Ubuntu : sudo apt install {0}"),
    "other": ("Install the full Python package of your system", "Installez le Python complet de votre système"),
    "network": (
        "Python packages must be downloaded (first run, or a new version), but the network is unreachable.",
        "Des paquets Python sont à télécharger (premier lancement ou nouvelle version), et le réseau est hors d’atteinte.",
    ),
    "full": (
        "The disk is full: nothing more can be written to {0}.",
        "Le disque est plein : plus rien ne s’écrit dans {0}.",
    ),
    "write": ("Cannot write {0}: {1}.", "Impossible d’écrire {0} : {1}."),
    "failed": ("“{0}” failed; see its output above.", "« {0} » n’a pas marché ; voir le message ci-dessus."),
    "stopped": ("Stopped. The next start continues from here.", "Arrêté. Le prochain lancement reprendra."),
    "compiler": ("No working C compiler here", "Pas de compilateur C utilisable ici"),
    "headers": ("Python.h is missing (on Debian: python3-dev)", "Il manque Python.h (sous Debian : python3-dev)"),
    "broken": ("The engine did not compile (see above)", "Le moteur ne s’est pas compilé (voir ci-dessus)"),
    "plain": (
        "{0}: the engine runs as plain Python. Everything works, more slowly.",
        "{0} : le moteur tourne en Python ordinaire. Tout marche, en moins vite.",
    ),
    "must": ("{0}, but TABLEE_COMPILE=1 requires a compiled engine.", "{0}, et TABLEE_COMPILE=1 l’exige."),
    "mode": ("TABLEE_COMPILE must be 1, 0 or unset, not “{0}”.", "TABLEE_COMPILE vaut 1, 0 ou rien, pas « {0} »."),
    "left": ("about {0} s left", "encore {0} s environ"),
    "making": ("creating .venv", "création de .venv"),
    "uv": ("downloading the installer", "récupération de l’installateur"),
    "packages": ("installing packages", "installation des paquets"),
    "project": ("installing Tablée itself", "installation de Tablée"),
    "engine": ("compiling the engine", "compilation du moteur"),
    "behind": (
        "the engine is being compiled in the background (a minute or two). Until then it runs as plain Python, more slowly.",
        "le moteur se compile en arrière-plan (une minute ou deux). D’ici là il tourne en Python ordinaire, moins vite.",
    ),
    "waiting-setup": (
        "another start is setting everything up; waiting for it …",
        "un autre lancement installe déjà tout ; attente de sa fin…",
    ),
    "waiting-engine": (
        "the engine is being compiled in the background; waiting for it (a minute or two) …",
        "le moteur se compile en arrière-plan ; attente de sa fin (une minute ou deux)…",
    ),
    "web": ("building the web app", "construction de l’application web"),
}
UNREACHABLE = (
    "connection", "network", "timed out", "timeout", "name resolution", "resolve host", "dns", "max retries", "unreachable",
    "offline", "error sending request", "failed to fetch",
)  # fmt: skip
