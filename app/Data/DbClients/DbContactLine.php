<?php

declare(strict_types=1);

namespace App\Data\DbClients;

/** The number, or the street, of the row with this id. */
final readonly class DbContactLine
{
    public function __construct(public int $id, public string $text) {}
}
