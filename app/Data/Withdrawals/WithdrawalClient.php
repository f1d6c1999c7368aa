<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

/** The client of a withdrawal. */
final readonly class WithdrawalClient
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
        public ?string $rating_reviewed_at,
        public ?string $account_manager,
        public bool $is_betstopped,
        public bool $is_barred,
        public bool $is_closed,
    ) {}
}
