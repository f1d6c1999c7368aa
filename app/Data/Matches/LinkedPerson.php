<?php

declare(strict_types=1);

namespace App\Data\Matches;

/** Somebody who shares a bank account, device or connection with a client, or with one who does. */
final readonly class LinkedPerson
{
    /** @param  list<LinkStep>  $steps  the shortest way there; the last one is the person */
    public function __construct(public int $client_id, public string $full_name, public string $pin, public array $steps) {}
}
