<?php

declare(strict_types=1);

namespace App\Http\Requests\Messages;

use App\Domain\Messages\BlastFile;
use App\Domain\Messages\BlastPeople;
use App\Domain\Messages\BlastText;
use App\Enums\AustralianState;
use App\Enums\BlastKind;
use App\Enums\ClientStatus;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Lists\Clients\ClientSalesFilter;
use App\Lists\Filters\DateFilter;
use App\Models\Blast;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\Rule;

/** A new blast of the route's kind. `send_at` and `send_until` are in the author's time zone. Only an SMS blast has audience fields, only an Excel blast a file. */
final class BlastRequest extends FormRequest
{
    use IsSentOnce;

    private const TIME = 'date_format:Y-m-d\TH:i';

    public function rules(): array
    {
        return [
            ...$this->referenceRule(),
            'name' => ['required', 'string', 'max:120'],
            'body' => ['required', 'string', 'max:'.BlastText::MOST_CHARACTERS, static function (string $attribute, mixed $value, Closure $fail): void {
                $refusal = is_string($value) ? BlastText::refusal($value) : null;
                if ($refusal !== null) {
                    $fail($refusal);
                }
            }],
            'send_at' => ['nullable', self::TIME],
            'send_until' => [
                'required',
                self::TIME,
                'after:'.now($this->staff()->timezone)->format('Y-m-d\TH:i'),
                ...$this->filled('send_at') ? ['after:send_at'] : [],
                'before:'.now()->addDays(60)->format('Y-m-d\TH:i'),
            ],
            'statuses' => ['nullable', 'array', 'list'],
            'statuses.*' => [Rule::in([ClientStatus::Verified->value, ClientStatus::Active->value, ClientStatus::Dormant->value])],
            'companies' => ['nullable', 'array', 'list'],
            'companies.*' => ['integer', Rule::exists('companies', 'id')],
            'states' => ['nullable', 'array', 'list'],
            'states.*' => [Rule::enum(AustralianState::class)],
            'ratings' => ['nullable', 'array', 'list'],
            'ratings.*' => ['integer', Rule::exists('client_ratings', 'value')],
            'account_manager' => ['nullable', 'integer', Rule::exists('users', 'id')],
            'sales_filter' => ['nullable', Rule::in(array_column(ClientSalesFilter::all(), 'value'))],
            'last_bet_before' => ['nullable', 'bail', 'string', self::day(...)],
            'last_bet_after' => ['nullable', 'bail', 'string', self::day(...), $this->isBeforeTheOther(...)],
            'file' => $this->kind() === BlastKind::Excel ? ['required', 'file', 'max:2048'] : ['prohibited'],
            'file_name' => ['nullable', 'string', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'name.required' => 'Name the blast, so that colleagues find it.',
            'body.required' => 'Write the message.',
            'body.max' => 'The message has more than '.BlastText::MOST_CHARACTERS.' characters.',
            'send_at.*' => 'Enter a day and a time.',
            'send_until.date_format' => 'Enter a day and a time.',
            'send_until.required' => 'Choose when sending ends.',
            'send_until.before' => 'Sending ends within 60 days.',
            'send_until.*' => 'Sending must end after it starts, and in the future.',
            'file.required' => 'Choose a file.',
            'file.max' => 'The file is larger than 2 MB. The limit is '.number_format(BlastFile::MOST_ROWS).' rows.',
        ];
    }

    private static function day(string $attribute, string $value, Closure $fail): void
    {
        if (! DateFilter::isDay($value)) {
            $fail('Enter a day from 1900 to 2099.');
        }
    }

    private function isBeforeTheOther(string $attribute, string $value, Closure $fail): void
    {
        $before = $this->input('last_bet_before');
        if (is_string($before) && DateFilter::isDay($before) && CarbonImmutable::parse($value)->addDays(2)->toDateString() > $before) {
            $fail('At least one day must be between this day and the other.');
        }
    }

    public function kind(): BlastKind
    {
        $kind = $this->route('blastKind');

        return BlastKind::from(is_string($kind) ? $kind : '');
    }

    /** Content of the file. */
    public function bytes(): string
    {
        $file = $this->file('file');

        return $file instanceof UploadedFile ? (string) $file->getContent() : '';
    }

    /** The blast, not saved, with the audience of its kind. */
    public function blast(): Blast
    {
        $time = fn (string $field): ?CarbonImmutable => $this->filled($field)
            ? CarbonImmutable::createFromFormat('Y-m-d\TH:i', (string) $this->validated($field), $this->staff()->timezone)?->startOfMinute()->utc() : null;
        $blast = new Blast([
            'kind' => $this->kind(), 'name' => $this->validated('name'), 'body' => trim((string) $this->validated('body')),
            'audience' => ['query' => $this->audience()], 'user_id' => $this->staff()->id, 'send_at' => $time('send_at'), 'send_until' => $time('send_until'),
        ]);

        return $blast->setRelation('user', $this->staff());
    }

    /** @return array<string, string> filters of the client list */
    private function audience(): array
    {
        return match ($this->kind()) {
            BlastKind::Sms => $this->filters(),
            BlastKind::MarketingActivation => [
                'status' => ClientStatus::Verified->value.','.ClientStatus::Active->value, 'last_bet_at_op' => 'empty',
                'created_at' => now($this->staff()->timezone)->subDays(BlastPeople::ACTIVATION_DAYS)->toDateString(), 'created_at_op' => 'before',
            ],
            default => [],
        };
    }

    /** @return array<string, string> */
    private function filters(): array
    {
        $list = fn (string $field): string => implode(',', (array) $this->validated($field));
        $day = fn (string $field): ?CarbonImmutable => $this->filled($field) ? CarbonImmutable::parse((string) $this->validated($field)) : null;
        [$before, $after] = [$day('last_bet_before'), $day('last_bet_after')];

        return array_filter([
            'status' => $list('statuses') ?: implode(',', [ClientStatus::Verified->value, ClientStatus::Active->value, ClientStatus::Dormant->value]),
            'company' => $list('companies'),
            'state' => $list('states'),
            'client_rating' => $list('ratings'),
            'account_manager' => (string) $this->validated('account_manager'),
            'custom_sales_filter' => (string) $this->validated('sales_filter'),
            'last_bet_at_op' => match (true) {
                $before !== null && $after !== null => 'between',
                $before !== null => 'before',
                default => $after === null ? '' : 'after',
            },
            'last_bet_at' => match (true) {
                $before !== null && $after !== null => $after->addDay()->toDateString().','.$before->subDay()->toDateString(),
                default => (string) ($before ?? $after)?->toDateString(),
            },
        ], static fn (string $value): bool => $value !== '');
    }
}
