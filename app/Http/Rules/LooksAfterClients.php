<?php

declare(strict_types=1);

namespace App\Http\Rules;

use App\Domain\Leads\LeadOwners;
use Closure;
use Illuminate\Contracts\Validation\ValidationRule;

/** The id of somebody who may be given clients: who works here and sees them. Who has the client already stays, whatever became of them. */
final readonly class LooksAfterClients implements ValidationRule
{
    /** @param  list<string>  $present  ids that change nothing, as text */
    public function __construct(private array $present = []) {}

    public function validate(string $attribute, mixed $value, Closure $fail): void
    {
        $id = is_scalar($value) ? trim((string) $value) : '';
        if (! in_array($id, $this->present, true) && (preg_match('/\A\d{1,18}\z/', $id) !== 1 || LeadOwners::orNobody((int) $id) === null)) {
            $fail('Choose somebody who works here and sees clients.');
        }
    }
}
