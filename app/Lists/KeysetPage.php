<?php

declare(strict_types=1);

namespace App\Lists;

use stdClass;

/** The rows of one page, and the cursors to its neighbours. */
final readonly class KeysetPage
{
    /** @param  list<stdClass>  $rows */
    public function __construct(public array $rows, public ?Cursor $next, public ?Cursor $previous) {}
}
