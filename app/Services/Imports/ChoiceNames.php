<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ConsentBasis;
use App\Models\Affiliate;
use App\Models\Company;
use App\Models\User;

/** What the ids among changed fields are called; each list is read once. */
final class ChoiceNames
{
    /** @var array<string, array<int|string, string>> */
    private array $names = [];

    public function show(string $field, string $value): string
    {
        if ($value === '') {
            return '';
        }
        $this->names[$field] ??= match ($field) {
            'company_id' => Company::query()->pluck('name', 'id')->all(),
            'affiliate_id' => Affiliate::query()->pluck('name', 'id')->all(),
            'account_manager_id', 'owner_id' => User::withTrashed()->get(['id', 'first_name', 'last_name'])->mapWithKeys(static fn (User $user): array => [$user->id => $user->full_name])->all(),
            'consent_basis' => array_column(array_map(static fn (ConsentBasis $case): array => [$case->value, $case->label()], ConsentBasis::cases()), 1, 0),
            default => [],
        };

        return $this->names[$field][$value] ?? $value;
    }
}
