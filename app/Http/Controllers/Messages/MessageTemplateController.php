<?php

declare(strict_types=1);

namespace App\Http\Controllers\Messages;

use App\Actions\Messages\AddMessageTemplate;
use App\Actions\Messages\ApproveMessageTemplate;
use App\Actions\Messages\ChangeMessageTemplate;
use App\Actions\Messages\RetireMessageTemplate;
use App\Data\Messages\MessageTemplatesPage;
use App\Domain\Messages\TemplateText;
use App\Enums\MessageChannel;
use App\Enums\MessageTemplateStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Messages\SaveMessageTemplateRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Lists\Messages\MessageTemplateList;
use App\Models\MessageTemplate;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Validation\Rule;

final class MessageTemplateController
{
    use AnswersChange;

    public function index(ListRequest $request, MessageTemplateList $list, CurrentImpersonation $impersonation, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $request->page($list);

        return Inertia::render(
            'Messages/MessageTemplates',
            new MessageTemplatesPage(
                $rows,
                $meta,
                TemplateText::VARIABLES,
                ! $viewer->isReadOnly() && $impersonation->find() === null,
            ),
        );
    }

    public function store(
        SaveMessageTemplateRequest $request,
        AddMessageTemplate $add,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        $former = $request->filled('former_id')
            ? MessageTemplate::query()->where('channel', MessageChannel::Sms)->findOrFail($request->integer('former_id'))
            : null;
        $add->handle($request->string('name')->value(), $request->string('body')->value(), $former, $request->formerStatus(), $user, $request->reference());

        return $this->success('Draft saved. A colleague can approve it.');
    }

    public function update(
        SaveMessageTemplateRequest $request,
        MessageTemplate $template,
        ChangeMessageTemplate $change,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        return $this->saved(
            static fn () => $change->handle($template, $request->string('body')->value(), $request->integer('version'), $user),
            'Draft saved.',
        );
    }

    public function approve(Request $request, MessageTemplate $template, ApproveMessageTemplate $approve, #[CurrentUser] User $user): RedirectResponse
    {
        $request->validate(['version' => ['required', 'integer', 'min:1']]);

        return $this->changed(static fn () => $approve->handle($template, $request->integer('version'), $user), "{$template->name} approved.");
    }

    /** `status` is what the user saw: a draft is discarded, an approved template retired. */
    public function retire(Request $request, MessageTemplate $template, RetireMessageTemplate $retire, #[CurrentUser] User $user): RedirectResponse
    {
        $request->validate(['status' => ['required', Rule::enum(MessageTemplateStatus::class)]]);
        $seen = MessageTemplateStatus::from($request->string('status')->value());

        return $this->changed(static fn () => $retire->handle($template, $seen, $user), "{$template->name} retired.");
    }
}
