<?php

declare(strict_types=1);

namespace App\Http\Requests\WebsiteUpdates;

use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Support\PlainText;
use Carbon\CarbonImmutable;

/** The form of a product change. `publish_at` is in the writer's time zone. A change comes with the version it was opened on. */
final class SaveWebsiteUpdateRequest extends FormRequest
{
    use IsSentOnce;

    public function rules(): array
    {
        $isNew = $this->isMethod('post');

        return [
            ...$this->referenceRule(),
            'title' => ['required', 'string', 'max:120', new PlainText],
            'content' => ['required', 'string', 'max:10000'],
            'company_id' => ['nullable', 'integer', 'exists:companies,id'],
            'publish' => ['required', $isNew ? 'in:draft,now,later' : 'in:draft,now,later,keep'],
            'publish_at' => [
                'nullable',
                'required_if:publish,later',
                'date_format:Y-m-d\TH:i',
                'before:2100-01-01',
                'after:'.now($this->staff()->timezone)->format('Y-m-d\TH:i'),
            ],
            'version' => [$isNew ? 'prohibited' : 'required', 'integer', 'min:1'],
        ];
    }

    public function messages(): array
    {
        return [
            'title.required' => 'Enter a title.',
            'content.required' => 'Enter what changes.',
            'publish.*' => 'Choose when to publish it.',
            'publish_at.*' => 'Choose a day and time in the future.',
        ];
    }

    /** Whether colleagues should not see it yet. */
    public function holdsBack(): bool
    {
        return in_array($this->validated('publish'), ['draft', 'later'], true);
    }

    /** @return array{title: string, body: string, company_id: int|null, published_at?: CarbonImmutable|null} without `published_at` the update keeps its own */
    public function fields(): array
    {
        return [
            'title' => $this->string('title')->value(),
            'body' => $this->string('content')->value(),
            'company_id' => $this->filled('company_id') ? $this->integer('company_id') : null,
            ...match ($this->validated('publish')) {
                'keep' => [],
                'now' => ['published_at' => CarbonImmutable::now()],
                'later' => [
                    'published_at' => CarbonImmutable::createFromFormat(
                        'Y-m-d\TH:i',
                        (string) $this->validated('publish_at'),
                        $this->staff()->timezone,
                    )
                        ?->startOfMinute()
                        ->utc(),
                ],
                default => ['published_at' => null],
            },
        ];
    }
}
