<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\Leads\LeadOwners;
use App\Enums\AustralianState;
use App\Enums\ClientStatus;
use App\Enums\ConsentBasis;
use App\Enums\ImportField;
use App\Models\Affiliate;
use App\Models\Company;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;

/** The values and names of the choice fields: companies, staff, states. Each list is read once. */
final class ChoiceRepository
{
    /** @var array<string, array<int, array<string, array<string, string>>>> stored values by field, strictness of the spelling (0 is exact) and name */
    private array $values = [];

    /** @var array<string, array<int|string, string>> names by field and stored value */
    private array $names = [];

    /** @return list<string> the stored values with exactly this name; without one, those whose names differ in case, and then in punctuation */
    public function find(ImportField $field, string $text): array
    {
        if (! isset($this->values[$field->value])) {
            $this->values[$field->value] = [];
            foreach ($this->entries($field) as [$value, $names]) {
                foreach ($names as $name) {
                    foreach (self::spellings($name) as $strictness => $spelling) {
                        $this->values[$field->value][$strictness][$spelling][$value] = $value;
                    }
                }
            }
        }
        foreach (self::spellings($text) as $strictness => $spelling) {
            $found = $this->values[$field->value][$strictness][$spelling] ?? [];
            if ($found !== []) {
                return array_values($found);
            }
        }

        return [];
    }

    /** Whether a file can have this stored value now. */
    public function offers(ImportField $field, string $value): bool
    {
        return in_array($value, $this->offered($field), true);
    }

    /** @return list<string> the stored values that a file can have now */
    public function offered(ImportField $field): array
    {
        return array_column($this->entries($field), 0);
    }

    /** The name of a stored value, including staff who were deleted. */
    public function name(string $field, string $value): string
    {
        if ($value === '') {
            return '';
        }
        $this->names[$field] ??= match ($field) {
            'company_id' => Company::query()->pluck('name', 'id')->all(),
            'affiliate_id' => Affiliate::query()->pluck('name', 'id')->all(),
            'account_manager_id', 'owner_id' => User::withTrashed()
                ->get(['id', 'first_name', 'last_name'])
                ->mapWithKeys(static fn (User $user): array => [$user->id => $user->full_name])
                ->all(),
            'consent_basis' => array_combine(
                array_column(ConsentBasis::cases(), 'value'),
                array_map(static fn (ConsentBasis $case): string => $case->label(), ConsentBasis::cases()),
            ),
            default => [],
        };

        return $this->names[$field][$value] ?? $value;
    }

    /** @return list<string> as written, in lower case, and without punctuation */
    private static function spellings(string $text): array
    {
        $lower = mb_strtolower($text);

        return [$text, $lower, (string) preg_replace('/[^\pL\pN@]+/u', '', $lower)];
    }

    /** @return list<array{string, list<string>}> stored value and names */
    private function entries(ImportField $field): array
    {
        return match ($field) {
            ImportField::State => self::cases(AustralianState::cases()),
            ImportField::Status => self::cases(ClientStatus::cases()),
            ImportField::ConsentBasis => self::cases(ConsentBasis::cases()),
            ImportField::Company => array_values(
                Company::query()
                    ->orderBy('id')
                    ->get(['id', 'name', 'slug'])
                    ->map(static fn (Company $company): array => [(string) $company->id, [$company->name, $company->slug]])
                    ->all(),
            ),
            ImportField::Affiliate => array_values(
                Affiliate::query()
                    ->orderBy('id')
                    ->get(['id', 'name'])
                    ->map(static fn (Affiliate $affiliate): array => [(string) $affiliate->id, [$affiliate->name]])
                    ->all(),
            ),
            ImportField::AccountManager, ImportField::Owner => self::staff(LeadOwners::among(User::query())),
            default => [],
        };
    }

    /**
     * @param  list<AustralianState|ClientStatus|ConsentBasis>  $cases
     * @return list<array{string, list<string>}>
     */
    private static function cases(array $cases): array
    {
        return array_map(static fn (AustralianState|ClientStatus|ConsentBasis $case): array => [$case->value, [$case->value, $case->label()]], $cases);
    }

    /**
     * @param  Builder<User>  $users
     * @return list<array{string, list<string>}>
     */
    private static function staff(Builder $users): array
    {
        return array_values(
            $users
                ->orderBy('id')
                ->get(['id', 'first_name', 'last_name', 'email'])
                ->map(static fn (User $user): array => [(string) $user->id, [$user->full_name, $user->email]])
                ->all(),
        );
    }
}
