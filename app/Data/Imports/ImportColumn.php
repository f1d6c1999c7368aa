<?php

declare(strict_types=1);

namespace App\Data\Imports;

/** A column of the file, with the cells of its first rows. */
final readonly class ImportColumn
{
    /** @param  list<string>  $samples */
    public function __construct(public string $name, public array $samples) {}
}
