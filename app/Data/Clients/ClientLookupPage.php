<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** What the command palette is answered while somebody types. */
final readonly class ClientLookupPage
{
    /**
     * @param  list<ClientLookup>  $hits
     * @param  list<string>  $hints  what of the search was not understood
     */
    public function __construct(public array $hits, public array $hints) {}
}
