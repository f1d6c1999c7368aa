<?php

declare(strict_types=1);

namespace App\Http\Rules;

use App\Domain\Leads\LeadOwners;
use App\Models\User;
use Closure;
use Illuminate\Contracts\Validation\ValidationRule;

/** The id of an active staff member who can see clients. The record's present manager is also valid. */
final readonly class LooksAfterClients implements ValidationRule
{
    /** @param  list<string>  $present  ids of the present managers, as text */
    public function __construct(private array $present = []) {}

    public function validate(string $attribute, mixed $value, Closure $fail): void
    {
        $id = is_scalar($value) ? trim((string) $value) : '';
        if (! in_array($id, $this->present, true) && (preg_match('/\A\d{1,18}\z/', $id) !== 1 || LeadOwners::among(User::query()->whereKey((int) $id))->doesntExist())) {
            $fail('Choose an active staff member who can see clients.');
        }
    }
}
