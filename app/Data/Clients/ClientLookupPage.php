<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** The suggestions of the command palette. */
final readonly class ClientLookupPage
{
    /**
     * @param  list<ClientLookup>  $hits
     * @param  list<string>  $hints  parts of the search that were not understood
     */
    public function __construct(public array $hits, public array $hints) {}
}
