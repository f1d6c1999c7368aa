<?php

declare(strict_types=1);

namespace App\Lists\Withdrawals;

use App\Data\Withdrawals\WithdrawalClient;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Support\UtcTime;
use stdClass;

/** The client of a row of WithdrawalList, with company, rating, manager and exclusions. */
final readonly class WithdrawalClientPresenter
{
    public static function of(stdClass $row): WithdrawalClient
    {
        return new WithdrawalClient(
            id: (int) $row->client_id,
            full_name: trim("{$row->first_name} {$row->last_name}"),
            pin: $row->pin,
            company_name: $row->company_name,
            company_color: $row->company_color,
            company_logo: $row->company_logo_path,
            client_rating: $row->client_rating === null ? null : (int) $row->client_rating,
            client_rating_description: $row->rating_description,
            rating_reviewed_at: UtcTime::iso($row->rating_reviewed_at),
            account_manager: $row->manager_first_name === null ? null : trim("{$row->manager_first_name} {$row->manager_last_name}"),
            is_betstopped: $row->betstop_state === BetstopState::Registered->value,
            is_barred: (bool) $row->is_barred,
            is_closed: $row->client_status === ClientStatus::Closed->value || $row->client_deleted_at !== null,
        );
    }
}
