<?php

declare(strict_types=1);

namespace App\Services\Exports;

use Closure;

/**
 * One column of a file.
 *
 * @template TRow of object
 */
final readonly class ExportColumn
{
    /** @param  Closure(TRow): (int|float|string|bool|null)  $cell */
    public function __construct(public string $heading, public Closure $cell) {}
}
