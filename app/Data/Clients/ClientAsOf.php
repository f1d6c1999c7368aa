<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A client's record at the end of a day (`2026-10-01`). */
final readonly class ClientAsOf
{
    /** @param  list<ClientAsOfField>  $fields  empty when the record did not exist yet */
    public function __construct(public string $day, public bool $existed, public array $fields) {}
}
