import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MentionTextarea } from '@/features/notes/mention-textarea';
import { requestJson } from '@/lib/http';

const json = vi.mocked(requestJson);
const stored = vi.fn();

function Box({ body }: { body: string }) {
    const [value, setValue] = useState(body);
    stored(value);

    return <MentionTextarea value={value} onChange={setValue} peopleUrl="/notes/people" />;
}

afterEach(() => json.mockReset());

it('keeps the mention of a colleague when another one of the same name is picked', async () => {
    json.mockResolvedValue([{ id: 9, full_name: 'Tom Vance', role: 'Risk analyst' }]);
    render(<Box body="Ask @[Tom Vance](user:3) and " />);
    const box = screen.getByRole('textbox');

    await userEvent.type(box, '@tom');
    await screen.findByRole('option', { name: /Tom Vance/ });
    await userEvent.keyboard('{Enter}');
    expect(box).toHaveValue('Ask @Tom Vance and @Tom Vance (colleague 9) ');

    await userEvent.type(box, 'now');
    expect(stored).toHaveBeenLastCalledWith('Ask @[Tom Vance](user:3) and @[Tom Vance (colleague 9)](user:9) now');
});
