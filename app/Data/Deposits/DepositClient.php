<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** A client as somebody sees them who is about to credit money to them. */
final readonly class DepositClient
{
    public function __construct(
        public int $id,
        public string $full_name,
        public string $pin,
        public string $company_name,
        public string $company_color,
        public ?string $company_logo,
        public ?int $client_rating,
        public ?string $client_rating_description,
        /** Cents. */
        public int $balance_cents,
        public bool $is_betstopped,
        public bool $is_barred,
        public bool $is_closed,
        /** Why nothing may be credited to them, as a sentence; null when it may. */
        public ?string $refusal,
        /** The payer of the deposit at hand is called otherwise. */
        public bool $is_other_payer,
        /** A payment of ours that the deposit at hand may be, come back; credited only with a tick. */
        public ?OwnPayment $own_payment,
    ) {}
}
