<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\AustralianState;
use App\Enums\ClientStatus;

/** A client as a row of a list. Times are UTC. */
final readonly class ClientRow
{
    public function __construct(
        public int $id,
        public string $full_name,
        public string $first_name,
        public string $last_name,
        public string $pin,
        public string $company_name,
        public string $company_color,
        public ?string $company_logo,
        public ?ClientManager $account_manager,
        public ?string $affiliate_name,
        public ?AustralianState $state,
        public ClientStatus $status,
        public ?int $client_rating,
        public ?string $client_rating_description,
        public ?string $rating_reviewed_at,
        public int $balance_cents,
        public ?string $last_bet_at,
        public ?string $last_deposit_at,
        public string $created_at,
        public bool $is_betstopped,
        public bool $is_barred,
        public bool $is_sms_opted_out,
    ) {}
}
