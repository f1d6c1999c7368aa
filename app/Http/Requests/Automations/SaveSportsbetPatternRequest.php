<?php

declare(strict_types=1);

namespace App\Http\Requests\Automations;

use App\Support\PlainText;

final class SaveSportsbetPatternRequest extends MappingRequest
{
    protected const PARENTS = ['sport_type_id', 'market_id'];

    public function messages(): array
    {
        return [
            ...parent::messages(),
            'pattern.required' => 'Enter a pattern.', 'pattern.max' => 'A pattern has at most 320 characters.',
            'pattern.regex' => 'Begin with the sport and a colon, such as AFL: * – Line, or with * for every sport.',
            'priority' => 'Enter a priority from 1 to 9999. The lowest number wins.',
        ];
    }

    public function fields(): array
    {
        return [...parent::fields(), 'priority' => $this->integer('priority')];
    }

    protected function fieldRules(): array
    {
        // With the sport's colon, or a star at the beginning. A pattern of stars alone would map everything.
        return [
            'pattern' => ['required', 'string', 'max:320', 'regex:/[^*\s:]/u', 'regex:/^\*|:/', new PlainText],
            'priority' => ['required', 'integer', 'between:1,9999'],
        ];
    }
}
