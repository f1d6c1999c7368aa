<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Enums\MessageChannel;
use App\Enums\MessageTemplateStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\MessageTemplate;
use App\Models\User;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Writes a draft of an SMS template. A template that was approved is changed by a new version, which a colleague approves. */
final readonly class AddMessageTemplate
{
    private const TAKEN = 'There is already a template with this name. Write a new version of it.';

    public function __construct(private SentFormRegistry $forms, private AuditTrail $audit) {}

    /**
     * @param  MessageTemplate|null  $former  the version that the draft is written from; null for a new template
     * @param  MessageTemplateStatus|null  $seen  the status of that version on the author's page, so that no newer text is lost
     *
     * @throws ValidationException on `name` when it is taken, there is a draft already, or the version was replaced since
     */
    public function handle(
        string $name,
        string $body,
        ?MessageTemplate $former,
        ?MessageTemplateStatus $seen,
        User $author,
        ?string $reference,
    ): MessageTemplate {
        return $this->forms->once($author, $reference, MessageTemplate::class, [$name, $body, $former?->id], function () use (
            $name,
            $body,
            $former,
            $seen,
            $author,
        ): MessageTemplate {
            $versions = MessageTemplate::query()
                ->where('channel', MessageChannel::Sms)
                ->where('name', $former->name ?? $name)
                ->orderBy('version')
                ->get();
            if ($former === null && $versions->isNotEmpty()) {
                throw self::refused(self::TAKEN);
            }
            if ($versions->contains('status', MessageTemplateStatus::Draft)) {
                throw self::refused('There is already a draft of this template. Approve or discard it first.');
            }
            if ($former !== null && $versions->find($former->id)?->status !== $seen) {
                throw self::refused('This version was replaced or retired while you were writing. Check the version in use before you save again.');
            }
            try {
                $draft = DB::transaction(
                    static fn (): MessageTemplate => MessageTemplate::query()->create([
                        'channel' => MessageChannel::Sms,
                        'name' => $former->name ?? $name,
                        'body' => $body,
                        'version' => ($versions->max('version') ?? 0) + 1,
                        'author_id' => $author->id,
                    ]),
                );
            } catch (UniqueConstraintViolationException) {
                throw self::refused('A colleague saved this template just now. Reload the page.');
            }
            $this->audit->record(
                'message_template.created',
                $draft,
                after: ['name' => $draft->name, 'version' => $draft->version, 'body' => $body],
                actorId: $author->id,
            );

            return $draft;
        });
    }

    private static function refused(string $why): ValidationException
    {
        return ValidationException::withMessages(['name' => $why]);
    }
}
