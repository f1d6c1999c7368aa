<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;

/** The header of a client's pages. Times are UTC. */
final readonly class ClientHeader
{
    /** @param  list<Choice>  $ratings  empty for viewers who can't rate */
    public function __construct(
        public int $id,
        public string $full_name,
        public string $first_name,
        public string $last_name,
        public string $pin,
        public ClientStatus $status,
        public string $company_name,
        public string $company_color,
        public ?string $company_logo,
        public ?ClientManager $account_manager,
        public ?string $affiliate_name,
        public ?int $client_rating,
        public ?string $client_rating_description,
        public ?string $rating_reviewed_at,
        public int $balance_cents,
        public ?string $last_bet_at,
        public ?string $last_deposit_at,
        public BetstopState $betstop_state,
        public bool $is_betstopped_in_genweb,
        public bool $is_barred,
        public bool $is_sms_opted_out,
        public bool $is_new_account_check_button_visible,
        public array $ratings,
        public bool $can_edit,
        /** In Australian format; masked for viewers who can't see contact details. */
        public ?string $mobile,
        public bool $can_contribute,
        /** False where contact details are masked. */
        public bool $can_see_contact,
        public bool $can_reveal_contact,
        public string $created_at,
    ) {}
}
