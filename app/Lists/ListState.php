<?php

declare(strict_types=1);

namespace App\Lists;

/** Which page of a list is asked for, and in which order. */
final readonly class ListState
{
    public function __construct(public ListOrder $order, public int $perPage, public ?Cursor $cursor = null) {}
}
