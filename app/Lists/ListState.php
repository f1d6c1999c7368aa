<?php

declare(strict_types=1);

namespace App\Lists;

/** The page and order of a list. */
final readonly class ListState
{
    public function __construct(public ListOrder $order, public int $perPage, public ?Cursor $cursor = null) {}
}
