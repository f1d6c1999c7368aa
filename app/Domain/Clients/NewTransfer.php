<?php

declare(strict_types=1);

namespace App\Domain\Clients;

/** A requested transfer; the reference identifies the form. */
final readonly class NewTransfer
{
    public function __construct(public int $fromAccountId, public int $toAccountId, public int $amountCents, public ?string $reference) {}
}
