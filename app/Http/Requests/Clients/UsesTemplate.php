<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Domain\Messages\TemplateText;
use App\Enums\MessageChannel;
use App\Enums\MessageTemplateStatus;
use App\Models\MessageTemplate;
use Closure;
use Illuminate\Validation\Rule;

/** The fields that an SMS and an email share: `template_id`, and the `reference` of one press of Send. */
trait UsesTemplate
{
    /** @return array<string, mixed> */
    private function templateRules(MessageChannel $channel): array
    {
        return [
            'template_id' => [
                'nullable',
                'integer',
                Rule::exists('message_templates', 'id')
                    ->where('channel', $channel->value)
                    ->where('status', MessageTemplateStatus::Approved->value),
            ],
            'reference' => ['required', 'uuid'],
        ];
    }

    public function template(): ?MessageTemplate
    {
        $id = $this->validated('template_id');

        return $id === null ? null : MessageTemplate::query()->whereKey((int) $id)->first();
    }

    public function reference(): string
    {
        return (string) $this->validated('reference');
    }

    private function holdsNoVariable(string $attribute, mixed $value, Closure $fail): void
    {
        $refusal = TemplateText::refusal(is_string($value) ? $value : '');
        if ($refusal !== null) {
            $fail($refusal);
        }
    }
}
