<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** The day (`2026-10-01`) at whose end a client's page shows the record. */
final readonly class ClientAsOf
{
    /** @param  list<ClientAsOfField>  $fields  on Details; empty when the record did not exist yet */
    public function __construct(
        public string $day,
        /** False when the person became a client later. */
        public bool $existed,
        /** The available balance at the end of the day. */
        public int $balance_cents,
        public array $fields = [],
    ) {}
}
