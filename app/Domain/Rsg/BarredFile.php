<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Domain\Imports\ParsedRow;

/** The rows of a barred list's file. */
final readonly class BarredFile
{
    /**
     * @param  array<string, string>  $columns  the heading of each field that was read
     * @param  list<ParsedRow>  $rows
     */
    public function __construct(public array $columns, public array $rows) {}
}
