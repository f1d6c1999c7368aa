<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Domain\Bonus\NewBonusClaim;
use App\Http\Requests\FormRequest;
use App\Support\Dollars;
use Closure;

/** `bonus_promotion_id`, `amount` in dollars as typed (the base amount of a percentage promotion), `explanation`. */
final class GrantBonusRequest extends FormRequest
{
    public function toClaim(): NewBonusClaim
    {
        return new NewBonusClaim(
            (int) $this->validated('bonus_promotion_id'),
            (int) Dollars::parse((string) $this->validated('amount')),
            trim((string) $this->validated('explanation')),
        );
    }

    public function rules(): array
    {
        return [
            'bonus_promotion_id' => ['required', 'integer'],
            'amount' => ['bail', 'required', 'string', static function (string $attribute, mixed $value, Closure $fail): void {
                if ((Dollars::parse((string) $value) ?? 0) < 1) {
                    $fail('Enter an amount above $0, such as 50 or 50.50.');
                }
            }],
            'explanation' => ['required', 'string', 'min:5', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'bonus_promotion_id.*' => 'Choose a promotion.',
            'amount.required' => 'Enter the amount.',
            'amount.string' => 'Enter an amount above $0, such as 50 or 50.50.',
            'explanation.required' => 'Enter an explanation for this bonus.',
            'explanation.min' => 'Enter a longer explanation for this bonus.',
            'explanation.max' => 'The explanation must be at most 255 characters.',
        ];
    }
}
