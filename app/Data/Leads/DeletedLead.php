<?php

declare(strict_types=1);

namespace App\Data\Leads;

/** The lead that was just deleted, so that the deletion can be undone. */
final readonly class DeletedLead
{
    public function __construct(public int $id, public string $full_name) {}
}
