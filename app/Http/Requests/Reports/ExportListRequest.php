<?php

declare(strict_types=1);

namespace App\Http\Requests\Reports;

use App\Http\Requests\FormRequest;
use Closure;
use Illuminate\Contracts\Validation\Validator;
use Illuminate\Support\Arr;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** The query of a list and the reason for the export. Its path is the list's and `/export`. */
final class ExportListRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    public function messages(): array
    {
        return [
            'reason.required' => 'Enter a reason for this export.',
            'reason.min' => 'Enter a longer reason for this export.',
        ];
    }

    public function reason(): string
    {
        return (string) $this->validated('reason');
    }

    /** @return array<string, string> */
    public function listQuery(): array
    {
        /** @var array<string, string> the list refuses anything else */
        return Arr::except($this->query->all(), ['reason', 'cursor', 'per_page']);
    }

    /**
     * The file, or a redirect to the list when a part of the query is wrong.
     *
     * @template TFile
     *
     * @param  Closure(): TFile  $open
     * @return TFile
     */
    public function opened(Closure $open): mixed
    {
        try {
            return $open();
        } catch (ValidationException $refusal) {
            throw $this->refused($refusal->validator);
        }
    }

    protected function failedValidation(Validator $validator): void
    {
        throw $this->refused($validator);
    }

    private function refused(Validator $validator): ValidationException
    {
        $this->session()->flash('error', $validator->errors()->first());

        return (new ValidationException($validator))->redirectTo(Str::beforeLast($this->url(), '/export'));
    }
}
