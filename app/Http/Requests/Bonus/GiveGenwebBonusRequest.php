<?php

declare(strict_types=1);

namespace App\Http\Requests\Bonus;

use App\Domain\Bonus\NewGenwebBonus;
use App\Enums\GenwebBonusKind;
use App\Enums\OperatorPlatform;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Support\Dollars;
use App\Support\PlainText;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Validation\Rule;

/**
 * A bonus or boost, as the route says. `amount` is in dollars as typed and `boost` in percent with at most one decimal. It expires at
 * the end of `expires_on` in the user's time zone.
 */
final class GiveGenwebBonusRequest extends FormRequest
{
    use IsSentOnce;

    private const MOST_DAYS = 90;

    public function rules(): array
    {
        $today = now($this->staff()->timezone);
        $isBoost = $this->kind() === GenwebBonusKind::Boost;

        return [
            ...$this->referenceRule(),
            'pin' => ['required', 'string', 'max:16'],
            'operator_site_id' => ['nullable', 'integer', Rule::exists('operator_sites', 'id')->where('platform', OperatorPlatform::Genweb->value)],
            'bonus_promotion_id' => [$isBoost ? 'nullable' : 'required', 'integer'],
            'expires_on' => [
                'required',
                'date_format:Y-m-d',
                'after_or_equal:'.$today->toDateString(),
                'before_or_equal:'.$today->addDays(self::MOST_DAYS)->toDateString(),
            ],
            ...$isBoost
                ? [
                    'market' => ['required', 'string', 'max:120', new PlainText],
                    'boost' => [
                        'bail',
                        'required',
                        'string',
                        'regex:/\A\d{1,3}(?:\.\d)?\z/',
                        static function (string $attribute, mixed $value, Closure $fail): void {
                            if ((float) $value <= 0 || (float) $value > 100) {
                                $fail('Enter a percentage up to 100, such as 15 or 12.5.');
                            }
                        },
                    ],
                ]
                : [
                    'amount' => [
                        'bail',
                        'required',
                        'string',
                        static function (string $attribute, mixed $value, Closure $fail): void {
                            if ((Dollars::parse((string) $value) ?? 0) < 1) {
                                $fail('Enter an amount above $0, such as 50 or 50.50.');
                            }
                        },
                    ],
                ],
        ];
    }

    public function messages(): array
    {
        return [
            'pin.*' => 'Enter the PIN of the client.',
            'operator_site_id.*' => 'Choose a bookmaker on Genweb.',
            'bonus_promotion_id.*' => 'Choose a promotion.',
            'expires_on.*' => 'Choose a day from today to '.self::MOST_DAYS.' days from now.',
            'market.required' => 'Enter the market.',
            'boost.*' => 'Enter a percentage up to 100, such as 15 or 12.5.',
            'amount.required' => 'Enter the amount.',
            'amount.string' => 'Enter an amount above $0, such as 50 or 50.50.',
        ];
    }

    public function bonus(): NewGenwebBonus
    {
        $id = fn (string $field): ?int => $this->filled($field) ? $this->integer($field) : null;
        $isBoost = $this->kind() === GenwebBonusKind::Boost;

        return new NewGenwebBonus(
            $this->kind(), (string) $this->validated('pin'), $id('operator_site_id'), $id('bonus_promotion_id'),
            $isBoost ? $this->string('market')->trim()->value() : null,
            $isBoost ? null : Dollars::parse((string) $this->validated('amount')),
            $isBoost ? (int) round((float) $this->validated('boost') * 10) : null,
            CarbonImmutable::parse((string) $this->validated('expires_on'), $this->staff()->timezone)->addDay()->startOfDay()->utc(),
        );
    }

    private function kind(): GenwebBonusKind
    {
        return $this->route('kind') === GenwebBonusKind::Boost->value ? GenwebBonusKind::Boost : GenwebBonusKind::Bonus;
    }
}
