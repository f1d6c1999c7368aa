<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\MessageComposer;
use App\Data\Clients\TemplateChoice;
use App\Domain\Clients\ClientRelations;
use App\Domain\Messages\ConversationResolver;
use App\Domain\Messages\TemplateText;
use App\Domain\Protection\ProtectionGate;
use App\Enums\Ability;
use App\Enums\GatePurpose;
use App\Enums\MessageChannel;
use App\Enums\MessageTemplateStatus;
use App\Models\Client;
use App\Models\MessageTemplate;
use App\Models\User;
use App\Support\ContactMask;

/** The form for writing to a client. */
final readonly class MessageComposerQuery
{
    private const MOST_TEMPLATES = 200;

    public function __construct(private ProtectionGate $gate) {}

    public function sms(Client $client, User $viewer): MessageComposer
    {
        $block = $this->gate->decide($client, GatePurpose::ServiceSms)->why() ?? (ConversationResolver::isTaken($client) ? ConversationResolver::TAKEN : null);

        return new MessageComposer(self::maySend($viewer), $block,
            ContactMask::show($viewer, 'mobile_e164', $client->mobile_e164), $this->templates(MessageChannel::Sms, $client, $viewer));
    }

    public function email(Client $client, User $viewer): MessageComposer
    {
        return new MessageComposer(self::maySend($viewer), $this->gate->decide($client, GatePurpose::ServiceEmail)->why(),
            ContactMask::show($viewer, 'email', $client->email), $this->templates(MessageChannel::Email, $client, $viewer));
    }

    private static function maySend(User $viewer): bool
    {
        return $viewer->hasAbility(Ability::ViewSmsPanel) && ! $viewer->isReadOnly();
    }

    /** @return list<TemplateChoice> */
    private function templates(MessageChannel $channel, Client $client, User $viewer): array
    {
        ClientRelations::load($client);
        $variables = TemplateText::variables($client, $viewer);

        return array_values(MessageTemplate::query()->where('channel', $channel)->where('status', MessageTemplateStatus::Approved)
            ->orderBy('name')->orderByDesc('version')->limit(self::MOST_TEMPLATES)->get()
            ->unique('name')
            ->map(static function (MessageTemplate $template) use ($variables): TemplateChoice {
                $subject = $template->subject === null ? null : TemplateText::fill($template->subject, $variables);
                $body = TemplateText::fill($template->body, $variables);

                return new TemplateChoice($template->id, $template->name, $subject, $body, TemplateText::refusal("{$subject} {$body}"));
            })->all());
    }
}
