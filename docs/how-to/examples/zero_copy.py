"""Use the arrays of the vector environment in PyTorch and JAX without a copy, and check for each that the memory is shared.

python docs/how-to/examples/zero_copy.py
"""

from importlib import import_module
from importlib.util import find_spec

import tablee.vector


def in_torch(many: tablee.vector.Vector) -> bool:
    """Use tensors that share the memory: they change with every step, so learners always read current values."""
    torch = import_module("torch")
    seen, masks = torch.from_numpy(many.observations), torch.from_numpy(many.masks)
    weights = torch.zeros(many.observations.shape[1], many.masks.shape[1])
    for _ in range(10):
        chances = (seen @ weights).masked_fill(masks == 0, -1e9).softmax(dim=1)
        many.step(torch.multinomial(chances, 1).squeeze(1).numpy())
    return bool(seen.data_ptr() == many.observations.ctypes.data and (seen.numpy() == many.observations).all())


def in_jax(many: tablee.vector.Vector) -> bool:
    """Create a view of the memory for every step: JAX assumes that arrays are immutable, so it must not outlive the step."""
    jax = import_module("jax")
    shared = True
    for _ in range(10):
        seen = jax.dlpack.from_dlpack(many.observations)
        shared = shared and seen.unsafe_buffer_pointer() == many.observations.ctypes.data
        total = float(seen.sum())  # finish every computation on `seen` before the next step
        assert abs(total - float(many.observations.sum())) < 1e-2 * abs(total) + 1e-3
        many.step(many.masks.argmax(1))
    return bool(shared)


if __name__ == "__main__":
    environment = tablee.vector.make("happy_pigs", count=64, seats=3, seed=1)
    for name, tried in (("torch", in_torch), ("jax", in_jax)):
        if find_spec(name) is None:
            print(f"{name} is not installed")
        else:
            print(f"{name}: {'the same memory' if tried(environment) else 'a copy'}")
