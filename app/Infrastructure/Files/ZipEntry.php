<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

/** A file in a zip. */
final readonly class ZipEntry
{
    /** @param  int  $offset  where it begins in the zip */
    public function __construct(public string $name, public int $bytes, public int $packedBytes, public int $crc32, public int $offset) {}
}
