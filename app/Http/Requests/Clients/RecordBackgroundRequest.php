<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\FormRequest;
use Closure;
use Illuminate\Contracts\Validation\Validator;

/** A client's background as known now, and the entry on which the form was opened (`base_id`). */
final class RecordBackgroundRequest extends FormRequest
{
    private const MOST_ANSWERS = 20;

    private const TEXTS = ['occupation', 'employer', 'source_of_funds', 'acquisition', 'kyc_method', 'kyc_at'];

    public function rules(): array
    {
        return [
            'base_id' => ['nullable', 'integer'],
            'occupation' => ['nullable', 'string', 'max:255'],
            'employer' => ['nullable', 'string', 'max:255'],
            'source_of_funds' => ['nullable', 'string', 'max:255'],
            'acquisition' => ['nullable', 'string', 'max:255'],
            'kyc_method' => ['nullable', 'string', 'max:255', 'required_with:kyc_at'],
            'kyc_at' => ['nullable', 'date_format:Y-m-d', 'after:2000-01-01', 'before_or_equal:'.$this->today(), 'required_with:kyc_method'],
            'questions' => ['present', 'array', 'list', 'max:'.self::MOST_ANSWERS],
            'questions.*' => ['nullable', 'string', 'max:255'],
            'answers' => ['present', 'array', 'list', 'size:'.count((array) $this->input('questions', []))],
            'answers.*' => ['nullable', 'string', 'max:2000'],
        ];
    }

    public function messages(): array
    {
        return [
            'kyc_method.required_with' => 'Choose how the identity was verified.',
            'kyc_at.required_with' => 'Enter the date the identity was verified.',
            'kyc_at.before_or_equal' => 'Enter a verification date that is not in the future.',
            'questions.max' => 'Enter at most 20 answers.',
        ];
    }

    /** The entry that the form was opened on; null when there was none. */
    public function baseId(): ?int
    {
        return $this->validated('base_id') === null ? null : $this->integer('base_id');
    }

    /** @return array<string, mixed> by the columns of `client_backgrounds` */
    public function columns(): array
    {
        $answers = [];
        foreach ($this->validated('questions') as $place => $question) {
            $answer = trim((string) $this->validated("answers.{$place}"));
            if (trim((string) $question) !== '' && $answer !== '') {
                $answers[] = ['question' => trim((string) $question), 'answer' => $answer];
            }
        }

        return [...array_combine(self::TEXTS, array_map($this->validated(...), self::TEXTS)), 'answers' => $answers];
    }

    /** @return list<Closure(Validator): void> */
    public function after(): array
    {
        return [function (Validator $validator): void {
            if (! $this->saysSomething()) {
                $validator->errors()->add('occupation', 'Fill in at least one field.');
            }
        }];
    }

    private function today(): string
    {
        return now($this->user()?->timezone)->toDateString();
    }

    private function saysSomething(): bool
    {
        return collect($this->only(['occupation', 'employer', 'source_of_funds', 'acquisition', 'kyc_method', 'answers']))->flatten()
            ->contains(static fn (mixed $text): bool => is_string($text) && trim($text) !== '');
    }
}
