<?php

declare(strict_types=1);

namespace App\Http\Requests\DepositMatching;

use App\Models\MatchRule;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

/** `rule`, a known signature or `*` for all, and `is_stopped`. */
final class SwitchAutoMatchRequest extends FormRequest
{
    public function signature(): string
    {
        return (string) $this->validated('rule');
    }

    public function isStopped(): bool
    {
        return $this->boolean('is_stopped');
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            'rule' => ['required', 'string', 'max:96', $this->input('rule') === MatchRule::ALL ? 'string' : Rule::exists('match_rules', 'signature')],
            'is_stopped' => ['required', 'boolean'],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['rule.*' => 'That rule does not exist. Reload the page and choose again.', 'is_stopped.*' => 'Choose whether matching is stopped.'];
    }
}
