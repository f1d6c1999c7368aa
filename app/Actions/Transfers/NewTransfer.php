<?php

declare(strict_types=1);

namespace App\Actions\Transfers;

/** A transfer as it is asked for; the reference is of the form it was asked for with. */
final readonly class NewTransfer
{
    public function __construct(public int $fromAccountId, public int $toAccountId, public int $amountCents, public ?string $reference = null) {}
}
