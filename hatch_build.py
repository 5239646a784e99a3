"""Compiles Warhost with mypyc: which modules, the compiled twin in build/, and the wheel."""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The one list of what is compiled, below src/warhost. Left out: every __init__.py, and a module that says
# `# not compiled: <reason>` in its first lines.
COMPILED = ("engine/*.py", "games/*/**/*.py", "bots/*.py")
OPT_OUT = "# not compiled:"

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "warhost"
TWIN = ROOT / "build" / "compiled"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def compiled_modules() -> list[Path]:
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern) if path.name != "__init__.py"}
    return sorted(path for path in found if not opted_out(path))


def opted_out(path: Path) -> bool:
    head = path.read_text(encoding="utf-8").splitlines()[:5]
    return any(line.startswith(OPT_OUT) for line in head)


def obstacle() -> str | None:
    """Why nothing can be compiled here, or None."""
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        return "mypyc is not installed (it comes with mypy[mypyc])"
    if os.name == "posix":
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            return f"no C compiler ({compiler}) found; on Debian: apt install gcc"
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            return "Python.h not found; on Debian: apt install python3-dev"
    return None


def build_twin() -> None:
    """Make build/compiled/warhost a copy of the package with extension modules beside their sources."""
    modules = compiled_modules()
    extensions = {TWIN / path.relative_to(PACKAGE.parent).with_suffix(SUFFIX) for path in modules}
    extensions |= {path.with_name(path.name.replace(SUFFIX, "__mypyc" + SUFFIX)) for path in extensions}
    mirror_package(keep=extensions)

    stamp = TWIN / ".digest"
    digest = digest_of_sources(modules)
    if all(path.exists() for path in extensions) and stamp.exists() and stamp.read_text() == digest:
        print(f"The compiled twin is up to date: {len(modules)} modules in {TWIN.relative_to(ROOT)}")
        return
    stamp.unlink(missing_ok=True)
    compile_modules(modules)
    stamp.write_text(digest)
    print(f"Compiled: {len(modules)} modules in {TWIN.relative_to(ROOT)}")


def mirror_package(keep: set[Path]) -> None:
    wanted = set(keep)
    for source in PACKAGE.rglob("*"):
        if source.is_dir() or "__pycache__" in source.parts or source.suffix == ".so":
            continue
        target = TWIN / source.relative_to(PACKAGE.parent)
        wanted.add(target)
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    for target in TWIN.rglob("*"):
        if target.is_file() and target not in wanted and target.name != ".digest":
            target.unlink()


def digest_of_sources(modules: list[Path]) -> str:
    """A fingerprint of all that decides what the C looks like: code beside it counts, for its types."""
    folders = {PACKAGE / path.relative_to(PACKAGE).parts[0] for path in modules}
    sources = [Path(__file__), *sorted(path for folder in folders for path in folder.rglob("*.py"))]
    sha = hashlib.sha256(f"{sys.version} {importlib.metadata.version('mypy')} {len(modules)}".encode())
    for path in sources:
        sha.update(f"\0{path.relative_to(ROOT)}\0".encode())
        sha.update(path.read_bytes())
    return sha.hexdigest()


def compile_modules(modules: list[Path]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    # C and objects belong to one version of the tools.
    work = ROOT / "build" / "mypyc" / f"{sys.implementation.cache_tag}-{importlib.metadata.version('mypy')}"
    os.chdir(ROOT)
    print(f"mypyc reads {len(modules)} modules ...", flush=True)
    before = generated_c(work / "c")
    try:
        extensions = mypycify(
            # Without a cache, because mypyc 2.4 fails on classes with i64 attributes that it reads from one.
            [f"--cache-dir={os.devnull}", *(str(path.relative_to(ROOT)) for path in modules)],
            target_dir=str((work / "c").relative_to(ROOT)),
            # A library per module: a change compiles again only what it touches, on all cores, and measured
            # no slower. -O1 without debug data runs as fast as -O3 and builds in half the time.
            separate=True,
            opt_level="1",
            debug_level="0",
        )
    except SystemExit as error:
        reason = error.code if isinstance(error.code, str) else "mypyc refused the code above"
        sys.exit(f"{reason}: nothing was compiled.")
    widen_shifts(work / "c", before)

    class Compile(build_ext):
        def build_extension(self, extension: Extension) -> None:
            target = Path(self.get_ext_fullpath(extension.name))
            before = target.stat().st_mtime_ns if target.exists() else 0
            super().build_extension(extension)
            if extension.name.endswith("__mypyc") and target.stat().st_mtime_ns != before:
                print(f"  compiled {extension.name.removesuffix('__mypyc')}", flush=True)

    command = Compile(Distribution({"name": "warhost", "ext_modules": extensions}))
    command.build_lib = str(TWIN)
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def widen_shifts(folder: Path, before: dict[Path, tuple[str, int]]) -> None:
    """mypyc writes `1 << n` of an i64 with a C int on the left, which loses all bits from the 31st on."""
    for path, (text, _) in generated_c(folder).items():
        wide = re.sub(r"= (-?\d+) <<", r"= (int64_t)\1 <<", text)
        if wide != text:
            path.write_text(wide, encoding="utf-8")
        if path in before and before[path][0] == wide:
            os.utime(path, ns=(before[path][1], before[path][1]))  # the same C again: no need to compile it


def generated_c(folder: Path) -> dict[Path, tuple[str, int]]:
    return {path: (path.read_text(encoding="utf-8"), path.stat().st_mtime_ns) for path in folder.rglob("*.c")}


class CompiledWheel(BuildHookInterface[Any]):
    """WARHOST_COMPILE=1 puts the extension modules into the wheel; an editable install stays interpreted."""

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4", "mypy-extensions", "types-pyyaml"] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.wanted():
            return
        if reason := obstacle():
            self.app.display_warning(f"A wheel of pure Python: {reason}")
            return
        build_twin()
        for path in TWIN.rglob("*" + SUFFIX):
            build_data["force_include"][str(path)] = path.relative_to(TWIN).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    @staticmethod
    def wanted() -> bool:
        return os.environ.get("WARHOST_COMPILE", "0") not in ("", "0")


if __name__ == "__main__":
    problem = obstacle()
    if sys.argv[1:] == ["obstacle"]:
        print(problem or "")
    elif problem:
        sys.exit(f"Cannot compile: {problem}")
    else:
        build_twin()
