@_exported import Hanga
