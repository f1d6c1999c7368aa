<?php

declare(strict_types=1);

namespace App\Http\Controllers\Messages;

use App\Actions\Messages\AddAutoMessage;
use App\Actions\Messages\ChangeAutoMessage;
use App\Actions\Messages\SwitchAutoMessage;
use App\Data\Lists\Choice;
use App\Data\Messages\AutoMessagesPage;
use App\Data\Messages\AutoMessageTriggerChoice;
use App\Domain\Messages\AutoMessageRules;
use App\Domain\Messages\TemplateText;
use App\Enums\AutoMessageTrigger;
use App\Enums\MessageChannel;
use App\Enums\MessageTemplateStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Messages\SaveAutoMessageRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Lists\Messages\AutoMessageList;
use App\Models\AutoMessage;
use App\Models\Company;
use App\Models\MessageTemplate;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

final class AutoMessageController
{
    use AnswersChange;

    public function index(ListRequest $request, AutoMessageList $list, CurrentImpersonation $impersonation, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $request->page($list);
        $templates = MessageTemplate::query()
            ->where('channel', MessageChannel::Sms)
            ->where('status', MessageTemplateStatus::Approved)
            ->orderBy('name')
            ->get();
        $triggers = array_map(
            static fn (AutoMessageTrigger $trigger): AutoMessageTriggerChoice => new AutoMessageTriggerChoice(
                $trigger,
                $trigger->label(),
                $trigger->purpose()->isMarketing(),
                $trigger->hasAmount(),
                $trigger === AutoMessageTrigger::ClientQuiet,
                array_values(
                    $templates
                        ->filter(
                            static fn (MessageTemplate $template): bool => AutoMessageRules::unusable(
                                $trigger,
                                $template->body,
                            ) === null,
                        )
                        ->modelKeys(),
                ),
            ),
            AutoMessageTrigger::cases(),
        );

        return Inertia::render(
            'Messages/AutoMessages',
            new AutoMessagesPage(
                $rows,
                $meta,
                $triggers,
                templates: array_values(
                    $templates
                        ->map(
                            static fn (MessageTemplate $template): Choice => new Choice(
                                (string) $template->id,
                                $template->name,
                                $template->body,
                            ),
                        )
                        ->all(),
                ),
                companies: Choice::of(
                    Company::query()
                        ->orderBy('name')
                        ->get(['id', 'name']),
                    'name',
                ),
                variables: TemplateText::VARIABLES,
                can_write: ! $viewer->isReadOnly() && $impersonation->find() === null,
            ),
        );
    }

    public function store(SaveAutoMessageRequest $request, AddAutoMessage $add, #[CurrentUser] User $user): RedirectResponse
    {
        $add->handle(
            $request->enumOf('trigger', AutoMessageTrigger::class),
            $request->conditions(),
            $request->integer('template_id'),
            $user,
            $request->reference(),
        );

        return $this->success('Auto message added. Enable it when it should start.');
    }

    public function update(
        SaveAutoMessageRequest $request,
        AutoMessage $autoMessage,
        ChangeAutoMessage $change,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        return $this->saved(
            static fn () => $change->handle(
                $autoMessage,
                $request->conditions(),
                $request->integer('template_id'),
                $request->integer('version'),
                $user,
            ),
            'Auto message saved.',
        );
    }

    public function enable(Request $request, AutoMessage $autoMessage, SwitchAutoMessage $switch, #[CurrentUser] User $user): RedirectResponse
    {
        $request->validate(['version' => ['required', 'integer', 'min:1']]);

        return $this->changed(static fn () => $switch->handle($autoMessage, true, $request->integer('version'), $user), 'Auto message enabled.');
    }

    public function disable(AutoMessage $autoMessage, SwitchAutoMessage $switch, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $switch->handle($autoMessage, false, null, $user), 'Auto message disabled.');
    }
}
