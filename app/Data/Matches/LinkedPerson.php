<?php

declare(strict_types=1);

namespace App\Data\Matches;

/** A client linked by bank accounts, devices or connections. */
final readonly class LinkedPerson
{
    /** @param  list<LinkStep>  $steps  the shortest way there; the last one is the person */
    public function __construct(public int $client_id, public string $full_name, public string $pin, public array $steps) {}
}
