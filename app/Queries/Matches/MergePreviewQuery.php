<?php

declare(strict_types=1);

namespace App\Queries\Matches;

use App\Data\Matches\MergeField;
use App\Data\Matches\MergePreview;
use App\Domain\Matches\Merging\MergeFields;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Models\MatchSuggestion;
use App\Models\User;
use App\Support\ContactMask;
use App\Support\Dollars;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The two clients of a match side by side, with the fields in which they differ. */
final readonly class MergePreviewQuery
{
    private const LABELS = [
        'first_name' => 'First name',
        'last_name' => 'Last name',
        'preferred_name' => 'Preferred name',
        'date_of_birth' => 'Date of birth',
        'mobile_e164' => 'Mobile',
        'email' => 'Email',
        'address' => 'Address',
        'company_id' => 'Company',
        'account_manager_id' => 'Account manager',
        'affiliate_id' => 'Affiliate',
        'client_rating' => 'Rating',
        'status' => 'Status',
    ];

    public function for(MatchSuggestion $match, User $viewer): ?MergePreview
    {
        $both = DB::table('clients')->whereIn('clients.id', [$match->left_id, $match->right_id])->whereNull('clients.deleted_at')
            ->leftJoin('companies', 'companies.id', '=', 'clients.company_id')->leftJoin('affiliates', 'affiliates.id', '=', 'clients.affiliate_id')
            ->leftJoin('users', 'users.id', '=', 'clients.account_manager_id')
            ->get([
                'clients.*',
                'companies.name as company_name',
                'affiliates.name as affiliate_name',
                'users.first_name as manager_first_name',
                'users.last_name as manager_last_name',
            ])
            ->keyBy('id');
        $left = $both->get($match->left_id);
        $right = $both->get($match->right_id);
        if ($left === null || $right === null) {
            return null;
        }

        $fields = [];
        foreach (array_diff(array_keys(MergeFields::CHOICES), MergeFields::keepsStatus($left, $right) ? ['status'] : []) as $field) {
            [$one, $other] = [$this->text($field, $left), $this->text($field, $right)];
            if ($one !== $other) {
                $fields[] = new MergeField(
                    $field,
                    self::LABELS[$field],
                    (string) ContactMask::show($viewer, $field, $one),
                    (string) ContactMask::show($viewer, $field, $other),
                );
            }
        }

        return new MergePreview(
            trim("{$left->first_name} {$left->last_name}"), $left->pin,
            trim("{$right->first_name} {$right->last_name}"), $right->pin,
            (string) $right->last_bet_at > (string) $left->last_bet_at ? 'right' : 'left', $fields, $this->notices($left, $right),
        );
    }

    private function text(string $field, stdClass $row): string
    {
        return match ($field) {
            'date_of_birth' => substr((string) $row->date_of_birth, 0, 10),
            'address' => implode(', ', array_filter([$row->address, $row->suburb, trim("{$row->state} {$row->postcode}")])),
            'company_id' => (string) $row->company_name,
            'affiliate_id' => (string) $row->affiliate_name,
            'account_manager_id' => trim("{$row->manager_first_name} {$row->manager_last_name}"),
            'status' => ClientStatus::from($row->status)->label(),
            default => (string) $row->{$field},
        };
    }

    /** @return list<string> */
    private function notices(stdClass $left, stdClass $right): array
    {
        $registered = BetstopState::Registered->value;

        return array_values(array_filter([
            'The balance becomes '.Dollars::of((int) $left->balance_cents + (int) $right->balance_cents).'.',
            (bool) $left->is_barred || (bool) $right->is_barred ? 'The merged client is barred.' : null,
            in_array($registered, [$left->betstop_state, $right->betstop_state], true) ? 'The merged client is on the BetStop register.' : null,
            $this->statusNotice($left, $right),
            $left->sms_opted_out_at !== null || $right->sms_opted_out_at !== null ? 'The merged client has opted out of SMS.' : null,
        ]));
    }

    /** Why the status is not among the fields. */
    private function statusNotice(stdClass $left, stdClass $right): ?string
    {
        return match (true) {
            $left->status === $right->status || ! MergeFields::keepsStatus($left, $right) => null,
            ! MergeFields::isExcluded($left, $right) => 'The status of the record that you keep does not change, because a merge opens no account.',
            in_array(ClientStatus::Closed->value, [$left->status, $right->status], true) => 'The account stays closed, because this person is excluded.',
            default => 'The status of the record that you keep does not change. This person is excluded, so the account can only be closed.',
        };
    }
}
