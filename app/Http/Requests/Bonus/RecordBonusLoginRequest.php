<?php

declare(strict_types=1);

namespace App\Http\Requests\Bonus;

use App\Domain\Bonus\NewBonusLogin;
use App\Enums\BonusLoginPurpose;
use App\Enums\BonusLoginResult;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use Carbon\CarbonImmutable;
use Illuminate\Validation\Rule;

/** A sign-in for a bonus. `logged_in_at` is in the user's time zone; without it, it was just now. */
final class RecordBonusLoginRequest extends FormRequest
{
    use IsSentOnce;

    private const MOST_DAYS = 7;

    public function rules(): array
    {
        $now = now($this->staff()->timezone);

        return [
            ...$this->referenceRule(),
            'pin' => ['required', 'string', 'max:16'],
            'operator_site_id' => ['required', 'integer', 'exists:operator_sites,id'],
            'purpose' => ['required', 'string', Rule::enum(BonusLoginPurpose::class)],
            'result' => ['required', 'string', Rule::enum(BonusLoginResult::class)],
            'notes' => ['nullable', 'string', 'max:255'],
            'logged_in_at' => [
                'nullable',
                'date_format:Y-m-d\TH:i',
                'before_or_equal:'.$now->format('Y-m-d\TH:i'),
                'after:'.$now->subDays(self::MOST_DAYS)->format('Y-m-d\TH:i'),
            ],
        ];
    }

    public function messages(): array
    {
        return [
            'pin.*' => 'Enter the PIN of the client.',
            'operator_site_id.*' => 'Choose a bookmaker.',
            'purpose.*' => 'Choose a purpose.',
            'result.*' => 'Choose a result.',
            'notes.*' => 'Notes must be at most 255 characters.',
            'logged_in_at.*' => 'Choose a time in the last '.self::MOST_DAYS.' days.',
        ];
    }

    public function login(): NewBonusLogin
    {
        $at = $this->filled('logged_in_at')
            ? CarbonImmutable::parse((string) $this->validated('logged_in_at'), $this->staff()->timezone)->utc()
            : CarbonImmutable::now();

        return new NewBonusLogin(
            (string) $this->validated('pin'),
            $this->integer('operator_site_id'),
            $this->enumOf('purpose', BonusLoginPurpose::class),
            $this->enumOf('result', BonusLoginResult::class),
            $this->filled('notes') ? $this->string('notes')->trim()->value() : null,
            $at,
        );
    }
}
