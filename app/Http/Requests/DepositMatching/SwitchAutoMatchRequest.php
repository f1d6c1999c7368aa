<?php

declare(strict_types=1);

namespace App\Http\Requests\DepositMatching;

use App\Http\Requests\FormRequest;
use App\Models\MatchRule;
use Illuminate\Validation\Rule;

/** `rule`, a known signature or `*` for all, and `is_stopped`. */
final class SwitchAutoMatchRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'rule' => ['required', 'string', 'max:96', $this->input('rule') === MatchRule::ALL ? 'string' : Rule::exists('match_rules', 'signature')],
            'is_stopped' => ['required', 'boolean'],
        ];
    }

    public function messages(): array
    {
        return ['rule.*' => 'That rule does not exist. Reload the page and choose again.', 'is_stopped.*' => 'Choose whether matching is stopped.'];
    }
}
