<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\FormRequest;
use Illuminate\Contracts\Validation\Validator;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;

/** `months` (12, 24 or 36), `site` (an id), and the `reason` of an export. */
final class ClientStatsRequest extends FormRequest
{
    public const PERIODS = [12, 24, 36];

    public function months(): int
    {
        return (int) ($this->validated('months') ?? self::PERIODS[0]);
    }

    public function siteId(): ?int
    {
        $site = $this->validated('site');

        return $site === null ? null : (int) $site;
    }

    public function rules(): array
    {
        return [
            'months' => ['nullable', 'integer', Rule::in(self::PERIODS)],
            'site' => ['nullable', 'integer', 'min:1', 'max:999999999'],
            ...($this->isExport() ? ['reason' => ['required', 'string', 'min:5', 'max:255']] : []),
        ];
    }

    public function messages(): array
    {
        return ['reason.*' => 'Enter a reason for this export.'];
    }

    /** An old or mistyped link opens the page without that part. */
    protected function failedValidation(Validator $validator): void
    {
        $this->session()->flash('error', $this->isExport() ? $validator->errors()->first() : 'Part of that link no longer works and was left out.');

        throw (new ValidationException($validator))->redirectTo($this->isExport() ? route('clients.stats', $this->route('client')) : $this->url());
    }

    private function isExport(): bool
    {
        return $this->routeIs('clients.stats.export');
    }
}
