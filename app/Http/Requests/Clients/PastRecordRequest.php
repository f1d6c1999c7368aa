<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Domain\Clients\History\ClientPast;
use App\Http\Requests\FormRequest;
use App\Models\Client;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Validation\Validator;
use Illuminate\Validation\ValidationException;

/** `as_of=2026-10-01` shows a client's page as it was at the end of that day. Other parameters belong to the page. */
final class PastRecordRequest extends FormRequest
{
    public function rules(): array
    {
        /** @var User $reader */
        $reader = $this->user();
        $today = CarbonImmutable::now($reader->timezone)->toDateString();

        return ['as_of' => ['nullable', 'bail', 'date_format:Y-m-d', 'after_or_equal:1990-01-01', "before_or_equal:{$today}"]];
    }

    public function messages(): array
    {
        return [
            'as_of.before_or_equal' => 'Choose today or an earlier date.',
            'as_of.*' => 'Enter a date such as 2026-10-01. This is the current record.',
        ];
    }

    /** Null for today's record. */
    public function past(Client $client): ?ClientPast
    {
        /** @var User $reader */
        $reader = $this->user();
        $day = $this->validated('as_of');

        return $day === null ? null : ClientPast::atEndOf($day, $client, $reader);
    }

    /** A link with a wrong day still opens the client. */
    protected function failedValidation(Validator $validator): void
    {
        $this->session()->flash('error', $validator->errors()->first());

        throw (new ValidationException($validator))->redirectTo($this->url());
    }
}
