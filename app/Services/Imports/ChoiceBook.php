<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\AustralianState;
use App\Enums\ClientStatus;
use App\Enums\ConsentBasis;
use App\Enums\ImportField;
use App\Models\Affiliate;
use App\Models\Company;
use App\Models\User;
use App\Policies\LeadOwners;
use Illuminate\Database\Eloquent\Builder;

/** What cells that name a company, a colleague or a state mean, each list read once. */
final class ChoiceBook
{
    /** @var array<string, array<string, string>> by field, the stored value by what is written */
    private array $books = [];

    /** The stored value as text; null when nothing is called that. */
    public function find(ImportField $field, string $text): ?string
    {
        $this->books[$field->value] ??= $this->book($field);

        return $this->books[$field->value][self::fold($text)] ?? null;
    }

    public static function fold(string $text): string
    {
        return (string) preg_replace('/[^\pL\pN@]+/u', '', mb_strtolower($text));
    }

    /** @return array<string, string> */
    private function book(ImportField $field): array
    {
        $book = [];
        foreach ($this->entries($field) as [$value, $names]) {
            foreach ($names as $name) {
                $book[self::fold($name)] ??= $value;
            }
        }

        return $book;
    }

    /** @return list<array{string, list<string>}> */
    private function entries(ImportField $field): array
    {
        return match ($field) {
            ImportField::State => array_map(static fn (AustralianState $case): array => [$case->value, [$case->value, $case->label()]], AustralianState::cases()),
            ImportField::Status => array_map(static fn (ClientStatus $case): array => [$case->value, [$case->value, $case->label()]], ClientStatus::cases()),
            ImportField::ConsentBasis => array_map(static fn (ConsentBasis $case): array => [$case->value, [$case->value, $case->label()]], ConsentBasis::cases()),
            ImportField::Company => array_values(Company::query()->orderBy('id')->get(['id', 'name', 'slug'])->map(static fn (Company $company): array => [(string) $company->id, [$company->name, $company->slug]])->all()),
            ImportField::Affiliate => array_values(Affiliate::query()->orderBy('id')->get(['id', 'name'])->map(static fn (Affiliate $affiliate): array => [(string) $affiliate->id, [$affiliate->name]])->all()),
            ImportField::AccountManager => self::colleagues(User::query()->where('is_active', true)),
            ImportField::Owner => self::colleagues(LeadOwners::among(User::query())),
            default => [],
        };
    }

    /**
     * @param  Builder<User>  $users
     * @return list<array{string, list<string>}>
     */
    private static function colleagues(Builder $users): array
    {
        return array_values($users->orderBy('id')->get(['id', 'first_name', 'last_name', 'email'])->map(static fn (User $user): array => [(string) $user->id, [$user->full_name, $user->email]])->all());
    }
}
