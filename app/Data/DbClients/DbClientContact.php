<?php

declare(strict_types=1);

namespace App\Data\DbClients;

/** Revealed contact details of a DB client. */
final readonly class DbClientContact
{
    /**
     * @param  list<DbContactLine>  $phones
     * @param  list<DbContactLine>  $addresses
     */
    public function __construct(public string $email, public array $phones, public array $addresses) {}
}
