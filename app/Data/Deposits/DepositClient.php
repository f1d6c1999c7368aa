<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use Carbon\CarbonImmutable;

/** A client that a deposit can be credited to. */
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
        public ?CarbonImmutable $rating_reviewed_at,
        /** Cents. */
        public int $balance_cents,
        public bool $is_betstopped,
        public bool $is_barred,
        public bool $is_closed,
        /** Why the client can't be credited, with the next step; null once the deposit is decided. */
        public ?string $refusal,
        /** The deposit's payer has another name. */
        public bool $is_other_payer,
        /** The deposit may be the return of this withdrawal; approving needs a confirmation. */
        public ?OwnPayment $own_payment,
    ) {}
}
